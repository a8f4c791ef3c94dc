import {
  type ContentTree,
  type DocumentPageContext,
  type PageLink,
  type PostYear,
  selectTocItems,
  type TocItem,
} from '@docs/content/shared';
import { graphql, type PageProps } from 'gatsby';
import { type ComponentTable, components } from '../components/components';
import { Content } from '../components/content/content';
import { feedLinks } from '../components/feed-links';
import { type KeyFact, KeyFacts } from '../components/page/key-facts';
import { type PostAuthor, postSetTitle } from '../components/posts/post';
import { PostCover } from '../components/posts/post-cover';
import * as cover from '../components/posts/post-cover.module.css';
import { PostHeader } from '../components/posts/post-header';
import { PostLayout } from '../components/posts/post-layout';
import { PostTags } from '../components/posts/post-tags';
import { PostYears } from '../components/posts/post-years';
import { pictureUrl, publicUrl, Seo } from '../components/seo';
import { articleData, breadcrumbData } from '../components/structured-data';
import { DocEnd } from '../theme/docs/doc-end';
import { PageNavigation } from '../theme/docs/page-navigation';
import { TocDisclosure, TocRail } from '../theme/docs/toc/toc';

export interface PostData {
  post: {
    set: string;
    path: string;
    title: string;
    date: string;
    description: string | null;
    image: string | null;
    draft: boolean;
    unlisted: boolean;
    tags: string[];
    facts: Required<KeyFact>[];
    keywords: string[];
    readingMinutes: number;
    authors: PostAuthor[];
    hideTableOfContents: boolean;
    tocMinHeadingLevel: number;
    tocMaxHeadingLevel: number;
    editUrl: string | null;
    contentTree: ContentTree | null;
    apiCards: string | null;
    tableOfContents: TocItem[];
    lastUpdated: string | null;
    navigation: { previous: PageLink | null; next: PageLink | null };
  };
  postSet: { years: PostYear[] };
}

type PostPageProps = Pick<PageProps<PostData, DocumentPageContext>, 'data' | 'children'>;

/** A post of the blog or a similar set, without demos or videos. */
export default function LightPostPage(props: PostPageProps) {
  return <PostPage {...props} components={components} />;
}

/** A post. `children` is the compiled MDX of a post that is rendered as a module. */
export function PostPage({
  data: {
    post,
    postSet: { years },
  },
  components,
  children,
}: PostPageProps & { components: ComponentTable }) {
  const { previous, next } = post.navigation;
  const title = postSetTitle(post.set);
  const toc = post.hideTableOfContents
    ? []
    : selectTocItems(post.tableOfContents, post.tocMinHeadingLevel, post.tocMaxHeadingLevel);
  return (
    <PostLayout
      years={<PostYears set={post.set} title={title} years={years} path={post.path} />}
      rail={toc.length > 0 && <TocRail items={toc} />}
    >
      <Seo
        title={post.title}
        description={post.description}
        path={post.path}
        image={post.image}
        type="article"
        noindex={post.unlisted || post.draft}
        hasFiles
        keywords={post.keywords.concat(post.tags)}
        structuredData={[
          articleData('BlogPosting', {
            ...post,
            url: publicUrl(post.path),
            image: pictureUrl(post.path, post.image),
            published: post.date,
            modified: post.lastUpdated,
          }),
          breadcrumbData([
            { name: title, url: publicUrl(`/${post.set}`) },
            { name: post.title, url: publicUrl(post.path) },
          ]),
        ]}
      >
        <meta property="article:published_time" content={post.date} />
        {feedLinks(`/${post.set}`)}
      </Seo>
      <article>
        <PostHeader {...post} set={{ name: post.set, title }} />
        <PostCover post={post} className={cover.wide} width={3} height={1} />
        {toc.length > 0 && <TocDisclosure items={toc} />}
        <div className="prose" data-api-cards={post.apiCards}>
          <Content
            components={components}
            tree={post.contentTree}
            path={post.path}
            afterIntro={<KeyFacts facts={post.facts} />}
          >
            {children}
          </Content>
        </div>
      </article>
      <PostTags tags={post.tags} />
      <DocEnd editUrl={post.editUrl} lastUpdated={post.lastUpdated} />
      <PageNavigation previous={previous} next={next} label="Newer and older posts" />
    </PostLayout>
  );
}

export const query = graphql`
  fragment PostPageFields on Post {
    set
    path
    title
    date
    description
    image
    draft
    unlisted
    tags
    facts {
      name
      value
      to
    }
    keywords
    readingMinutes
    authors {
      name
      title
      url
      github
      imageUrl
    }
    hideTableOfContents
    tocMinHeadingLevel
    tocMaxHeadingLevel
    editUrl
    contentTree
    apiCards
    tableOfContents
    lastUpdated
    navigation
  }

  query PostPage($id: String!, $set: String!) {
    postSet(name: { eq: $set }) {
      years
    }
    post(id: { eq: $id }) {
      ...PostPageFields
    }
  }
`;
