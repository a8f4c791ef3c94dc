import type { PostArchivePageContext } from '@docs/content/shared';
import { graphql, type PageProps } from 'gatsby';
import { Link } from '../components/link';
import { PageHeader } from '../components/page/page-header';
import { postSetTitle } from '../components/posts/post';
import { type ArchivedPost, PostArchiveList } from '../components/posts/post-archive-list';
import { Seo } from '../components/seo';

interface PostArchiveData {
  page: { title: string } | null;
  allPost: { nodes: ArchivedPost[] };
}

/** All posts of a set, by year. */
export default function PostArchivePage({
  data,
  pageContext: { set },
}: PageProps<PostArchiveData, PostArchivePageContext>) {
  const title = data.page?.title ?? postSetTitle(set);
  return (
    <>
      <Seo
        title={`${title}: archive`}
        description={`${title}: all Remotion posts, by year.`}
        path={`/${set}/archive`}
      />
      <PageHeader title="Archive" crumb={<Link to={`/${set}`}>{title}</Link>} />
      <PostArchiveList posts={data.allPost.nodes} />
    </>
  );
}

export const query = graphql`
  query PostArchivePage($set: String!) {
    page: prosePage(name: { eq: $set }) {
      title
    }
    allPost(filter: { set: { eq: $set }, unlisted: { eq: false } }, sort: [{ date: DESC }, { path: ASC }]) {
      nodes {
        path
        title
        date
      }
    }
  }
`;
