import { type ApiUser, findApiUsers, type LoadedSite } from '@docs/content';
import {
  type ApiExport,
  type ApiMember,
  markdownFile,
  type Since,
  withoutTrailingSlash,
} from '@docs/content/shared';
import type { PublicUrl } from '../addresses';
import { type ApiFile, type ApiFileExport, type ApiFileOption, apiSchemaFile } from './schema';

/**
 * Maximum number of samples per export, and per page within it: some exports occur in every other sample on the
 * site.
 */
const most = { samples: 20, ofPage: 3 };

/** Returns the documented packages and their exports, by package name. */
export function readApiPackages(site: LoadedSite, publicUrl: PublicUrl): ApiFile[] {
  const reader = new Reader(site, publicUrl);
  return site.documents
    .of('ApiPackage')
    .map(({ package: name, version, exports }) => ({
      $schema: publicUrl(apiSchemaFile),
      package: name,
      version,
      exports: exports.map((entry) => reader.readExport(entry)),
    }))
    .sort((a, b) => (a.package < b.package ? -1 : 1));
}

/** Combines exports with the places in the reference that document them. */
class Reader {
  private readonly users: ReadonlyMap<string, readonly ApiUser[]>;
  private readonly apis: ReturnType<LoadedSite['apis']>;

  constructor(
    site: LoadedSite,
    private readonly publicUrl: PublicUrl,
  ) {
    this.users = findApiUsers(site);
    this.apis = site.apis();
  }

  readExport(entry: ApiExport): ApiFileExport {
    const { module, name, alsoIn, kind, signature, deprecated, deprecatedIn, changedIn, parameter } = entry;
    const route = this.apis.find([module, name])?.to;
    const card = this.cardOf(route);
    return defined({
      name,
      module,
      alsoIn,
      kind,
      signature,
      ...sinceOf(card, entry),
      deprecated,
      deprecatedIn,
      changedIn,
      description: card?.text,
      url: route && this.publicUrl(route),
      markdown: route && this.publicUrl(markdownFile(route)),
      parameter,
      options: entry.members.map((member) => this.readOption(member, entry, [])),
      returns: entry.returns?.map((member) => this.readPart(member)),
      samples: route ? this.samplesOf(route) : [],
    });
  }

  /**
   * An option at a path of names. It is documented by the heading that a link from a sample would lead to.
   */
  private readOption(member: ApiMember, entry: ApiExport, above: readonly string[]): ApiFileOption {
    const path = [...above, ...(member.of ? [member.of] : []), member.name];
    const to = this.apis.find([entry.module, entry.name, ...path])?.to;
    const card = this.cardOf(to);
    return defined({
      ...this.readPart(member),
      ...sinceOf(card, member),
      description: card?.text,
      url: to && this.publicUrl(to),
      options: member.members?.map((each) => this.readOption(each, entry, path)),
    });
  }

  private readPart({ members, ...facts }: ApiMember): ApiFileOption {
    return defined({ ...facts, options: members?.map((member) => this.readPart(member)) });
  }

  private cardOf(to: string | undefined) {
    return to === undefined ? undefined : this.apis.cards.get(to);
  }

  private samplesOf(route: string): ApiFileExport['samples'] {
    const users = this.users.get(withoutTrailingSlash(route)) ?? [];
    const own = users.filter(({ path }) => path === route);
    return [...own, ...users.filter(({ path }) => path !== route)]
      .flatMap(({ path, title: page, samples }) =>
        samples.slice(0, most.ofPage).map(({ title: file, section, uses }) => {
          const url = this.publicUrl(path) + (section ? `#${section}` : '');
          return defined({ page: page.replaceAll('`', ''), url, file, uses });
        }),
      )
      .slice(0, most.samples);
  }
}

/** Returns since when an entry has existed, according to its page, which is at least as exact, or its snapshot. */
function sinceOf(card: Partial<Since> | undefined, entry: Partial<Since>) {
  const { since, after } = card?.since ? card : entry;
  return { since, after };
}

type Defined<Fields> = { [Key in keyof Fields]: Exclude<Fields[Key], undefined> };

/** Omits unknown fields, because optional fields must not be null. */
function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Defined<Fields>;
}
