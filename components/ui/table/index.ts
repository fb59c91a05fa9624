export type { Column } from './table-frame';
export { Table } from './table';
export { TableFrame } from './table-frame';
