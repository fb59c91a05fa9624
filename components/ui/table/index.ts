export { Table, type Column } from './table';
