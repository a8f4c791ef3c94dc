/** Results of static queries, by their hash. */
export const queries: Record<string, { data: unknown } | undefined> = {};
