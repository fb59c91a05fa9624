export type { Column } from './column';
export { Table } from './table';
