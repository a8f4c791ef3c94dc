import { Component, type ReactNode } from 'react';
import { Helmet } from 'react-helmet-async';
import { hrefOf } from '../../components/link';
import { pageTitle } from '../../components/seo';
import { causeChain } from './cause-chain';
import * as styles from './crash-boundary.module.css';

interface CrashBoundaryProps {
  /** The open page: another page clears the crash. */
  path: string;
  /** What stands around the crash screen, where the crash takes the page's own frame with it. */
  frame?: (crash: ReactNode) => ReactNode;
  children: ReactNode;
}

interface CrashState {
  error: { thrown: unknown } | null;
  path: string;
}

/** Shows the crash of what is in it, in its place: around a page, navbar and footer stay in use. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { error: null, path: this.props.path };

  static getDerivedStateFromError(thrown: unknown): Partial<CrashState> {
    return { error: { thrown } };
  }

  static getDerivedStateFromProps(
    { path }: CrashBoundaryProps,
    state: CrashState,
  ): Partial<CrashState> | null {
    return path === state.path ? null : { error: null, path };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const [message, ...causes] = causeChain(error.thrown);
    const crash = (
      <div className={styles.crash} role="alert">
        <Helmet title={pageTitle('Page Error')} />
        <h1>This page crashed</h1>
        <pre>{[message, ...causes.map((cause) => `Cause: ${cause}`)].join('\n')}</pre>
        <p className={styles.ways}>
          <button type="button" className="button" onClick={() => this.setState({ error: null })}>
            Try again
          </button>
          {/* With a target the browser loads the page itself: what crashed may be what follows links, or the homepage. */}
          <a href={hrefOf('/')} target="_top">
            Back to the homepage
          </a>
        </p>
      </div>
    );
    return this.props.frame?.(crash) ?? crash;
  }
}
