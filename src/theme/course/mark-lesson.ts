/**
 * Shows on a lesson's page which lessons of the course are completed. Loads the code for this, which other pages do
 * not need.
 */
export function markLesson(): void {
  import(/* webpackChunkName: "course-marks" */ './marks')
    .then(({ showMarks }) => showMarks(window.location.pathname))
    // Marks are a convenience.
    .catch(() => undefined);
}
