import '../media-tool/media-tool.module.css';
import { island } from '../island/island';
import { TableFilter as Whole } from './table-filter';
import { filterParameter, type TableFilterProps } from './table-filter-props';

const load = () => import('./table-filter').then(({ TableFilter }) => ({ default: TableFilter }));

/** A field that filters tables. Its code is loaded on first use, or immediately if the URL has a filter. */
export const TableFilter = island<TableFilterProps>(
  load,
  typeof __LATE_PARTS__ === 'undefined' ? Whole : undefined,
  { isNeeded: () => new URLSearchParams(window.location.search).has(filterParameter) },
);
