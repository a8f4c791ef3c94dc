/** Name of the GraphQL type of search records. */
export const recordType = 'SearchRecord';

/** GraphQL type definitions of the search records, declared so that a site without content has them too. */
export const searchTypeDefs = `
  type SearchRecord implements Node @dontInfer {
    objectID: String!
    url: String!
    type: String!
    content: String
    hierarchy: SearchHierarchy!
    pageID: String!
    language: String!
    docusaurus_tag: String!
    part: String!
    keywords: [String!]!
    answers: [String!]!
    symptoms: [String!]!
    names: [String!]!
    errors: [String!]!
    weight: SearchWeight!
  }
  type SearchHierarchy { lvl0: String! lvl1: String! lvl2: String lvl3: String lvl4: String lvl5: String lvl6: String }
  type SearchWeight { pageRank: Int! level: Int! position: Int! }
`;

/** Queries all fields of all records, for the hosted index. */
export const recordsQuery = `{
  allSearchRecord {
    nodes {
      objectID url type content pageID language docusaurus_tag part keywords answers symptoms names errors
      hierarchy { lvl0 lvl1 lvl2 lvl3 lvl4 lvl5 lvl6 }
      weight { pageRank level position }
      internal { contentDigest }
    }
  }
}`;
