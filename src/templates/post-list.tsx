import type { PostListPageContext, PostYear } from '@docs/content/shared';
import { graphql, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import { type ComponentTable, components } from '../components/components';
import { Content } from '../components/content/content';
import { feedLinks } from '../components/feed-links';
import { EmptyState } from '../components/page/empty-state';
import { PageHeader } from '../components/page/page-header';
import type { PageProseData } from '../components/page/page-prose';
import { Pagination } from '../components/posts/pagination';
import { postListPath } from '../components/posts/pagination-pages';
import { type PostSummary, postSetTitle } from '../components/posts/post';
import { PostLayout } from '../components/posts/post-layout';
import * as layout from '../components/posts/post-layout.module.css';
import { PostListEntry } from '../components/posts/post-list-entry';
import { PostYears } from '../components/posts/post-years';
import { Seo } from '../components/seo';

export interface PostListData extends PageProseData {
  postSet: { years: PostYear[] };
  allPost: { nodes: PostSummary[] };
}

type PostListProps = Pick<PageProps<PostListData, PostListPageContext>, 'data' | 'pageContext'>;

/** A list page of posts without demos or videos. */
export default function LightPostListPage(props: PostListProps) {
  return <PostListPage {...props} components={components} />;
}

interface PostListPageProps extends PostListProps {
  components: ComponentTable;
  /** A heading for the posts, for pages that have more than posts. */
  heading?: string;
  /** What is shown above the posts. */
  children?: ReactNode;
}

/** A list page of a set's posts, newest first. */
export function PostListPage({ data, pageContext, components, heading, children }: PostListPageProps) {
  const { set, page, pages } = pageContext;
  const title = data.page?.title ?? postSetTitle(set);
  const posts = data.allPost.nodes;
  // Beside all posts of a set, a list of them would repeat each title.
  const years = pages > 1 && <PostYears set={set} title={title} years={data.postSet.years} />;
  return (
    <>
      <Seo
        title={page > 1 ? `${title}, page ${page}` : title}
        description={data.page?.description}
        path={postListPath(set, page)}
      >
        {posts.length > 0 && feedLinks(`/${set}`)}
      </Seo>
      <PageHeader title={title} lead={data.page?.lead} />
      {children}
      <PostLayout isList years={years}>
        {heading && <h2 className={layout.heading}>{heading}</h2>}
        {posts.length === 0 && (
          <EmptyState title="No posts yet" hint={`Add a file to content/${set} to publish one.`} />
        )}
        {posts.map((post, index) => (
          <PostListEntry
            key={post.id}
            post={post}
            isNewest={page === 1 && index === 0 && posts.length > 1}
            excerpt={post.excerptTree && <Content components={components} tree={post.excerptTree} />}
          />
        ))}
        <Pagination set={set} page={page} pages={pages} />
      </PostLayout>
    </>
  );
}

export const query = graphql`
  fragment PostListEntryFields on Post {
    id
    path
    title
    date
    description
    draft
    tags
    readingMinutes
    authors {
      name
      title
      url
      github
      imageUrl
    }
    excerptTree
  }

  fragment PostListPageFields on Query {
    page: prosePage(name: { eq: $set }) {
      ...PageProseFields
    }
    postSet(name: { eq: $set }) {
      years
    }
    allPost(
      filter: { set: { eq: $set }, unlisted: { eq: false } }
      sort: [{ date: DESC }, { path: ASC }]
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...PostListEntryFields
      }
    }
  }

  query PostListPage($set: String!, $skip: Int!, $limit: Int!) {
    ...PostListPageFields
  }
`;
