import type { NavbarItem } from '@docs/content/settings';

/**
 * Renders an item. If it throws, the error names the item for the developer who configured it and has the
 * original error as its cause.
 */
export function namingItem<Rendered>(item: NavbarItem, render: () => Rendered): Rendered {
  try {
    return render();
  } catch (cause) {
    throw new Error(
      `A navbar item failed to render. Check it in content/settings/navbar.yaml: ${JSON.stringify(item)}`,
      {
        cause,
      },
    );
  }
}
