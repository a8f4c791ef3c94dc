import { Component, type ReactNode } from 'react';

interface ModalBoundaryProps {
  onClose: () => void;
  children: ReactNode;
}

/** Error boundary of the modal: shows the error in place of the modal, and keeps the page working. */
export class ModalBoundary extends Component<ModalBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className="DocSearch DocSearch-Container">
        <div className="DocSearch-Modal" role="alertdialog" aria-modal="true" aria-label="Search">
          <div className="DocSearch-ErrorScreen">
            <p className="DocSearch-Title">Search isn’t available right now</p>
            <p className="DocSearch-Help">{error.message}</p>
            {/* biome-ignore lint/a11y/noAutofocus: the page behind the modal cannot be reached */}
            <button type="button" className="button" onClick={this.props.onClose} autoFocus>
              Close
            </button>
          </div>
        </div>
      </div>
    );
  }
}
