import { Pagination } from '@/components/ui/pagination';

const labels = {
  name: 'Pages of news',
  previous: 'Newer',
  next: 'Older',
  page: 'Page {page}',
  status: 'Page {page} of {pageCount}',
};

export function PaginationLinksExample() {
  return (
    <Pagination
      page={1}
      pageCount={4}
      labels={labels}
      hrefOf={(page) => `/component/pagination-links?page=${page}`}
    />
  );
}
