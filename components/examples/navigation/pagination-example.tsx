'use client';

import { useState } from 'react';
import { Pagination } from '@/components/ui/pagination';

const labels = {
  name: 'Pages of plans',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {page}',
  status: 'Page {page} of {pageCount}',
};

export function PaginationExample() {
  const [page, setPage] = useState(6);
  return <Pagination page={page} pageCount={12} labels={labels} onPage={setPage} />;
}
