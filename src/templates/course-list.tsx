import type { CourseProject, PostListPageContext } from '@docs/content/shared';
import { graphql, type PageProps } from 'gatsby';
import { CourseOverview } from '../components/course/course-overview';
import { Demo } from '../components/demo/demo-island';
import { allComponents } from '../components/large-components';
import { type PostListData, PostListPage } from './post-list';

interface CourseListData extends PostListData {
  course: { course: CourseProject[] | null };
}

/** A list page of posts with the course above them. */
export default function CourseListPage(props: PageProps<CourseListData, PostListPageContext>) {
  const { data, pageContext } = props;
  return (
    <PostListPage {...props} components={allComponents} heading="More tutorials">
      {pageContext.page === 1 && data.course.course && <CourseOverview projects={data.course.course} />}
    </PostListPage>
  );
}

CourseListPage.prepare = Demo.prepare;

export const query = graphql`
  query CourseListPage($set: String!, $skip: Int!, $limit: Int!) {
    ...PostListPageFields
    course: postSet(name: { eq: $set }) {
      course
    }
  }
`;
