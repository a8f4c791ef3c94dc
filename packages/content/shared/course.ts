/** The set of posts whose list shows the course, and the sidebar with its projects and lessons. */
export const course = { set: 'learn', sidebar: 'courseSidebar' };

/** A picture in the folder of static files. */
export interface Picture {
  /** Its path in that folder. */
  file: string;
  width: number;
  height: number;
  /** What it shows. */
  alt: string;
}

/** A project of the course. */
export interface CourseProject {
  label: string;
  /** What it teaches. */
  description: string;
  lessons: { label: string; href: string }[];
  /** What its last lesson makes. */
  picture: Picture | null;
}
