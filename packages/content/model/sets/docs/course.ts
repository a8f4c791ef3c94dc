/** The set of posts whose list shows the course, and the sidebar with its projects and lessons. */
export const course = { set: 'learn', sidebar: 'courseSidebar' };
