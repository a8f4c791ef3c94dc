import { Component, type ReactNode } from 'react';
import { Helmet } from 'react-helmet-async';
import { hrefOf } from '../../components/link';
import { pageTitle } from '../../components/seo';
import { causeChain } from './cause-chain';
import * as styles from './crash-boundary.module.css';

interface CrashBoundaryProps {
  /** The open page: navigation clears the crash. */
  path: string;
  /** Wraps the crash screen if the crash also removes the page's own frame. */
  frame?: (crash: ReactNode) => ReactNode;
  children: ReactNode;
}

interface CrashState {
  error: { thrown: unknown } | null;
  path: string;
}

/**
 * An error boundary that shows the crash in place of its children. Around a page, it keeps navbar and footer
 * usable.
 */
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
          {/* With a target, the browser reloads the page: the router or the home page may have crashed. */}
          <a href={hrefOf('/')} target="_top">
            Back to the homepage
          </a>
        </p>
      </div>
    );
    return this.props.frame?.(crash) ?? crash;
  }
}
