export type { Column } from './column';
export { Table } from './table';
export { TableFrame } from './table-frame';
