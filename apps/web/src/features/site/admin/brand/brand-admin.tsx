import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../app/base/settings.tsx'
import { FailedBlock } from '../../../../ui/base/failed-block.tsx'
import { brandQuery } from '../../queries.ts'
import { NameCard } from './name-card.tsx'

/** How the installation looks: its name. */
export function BrandAdmin() {
  const { data, isError, isFetching, refetch } = useQuery(brandQuery(useApi()))
  return (
    <section aria-labelledby="brand-title" className="flex flex-col gap-4">
      <h2 id="brand-title" className="text-h2">
        Name
      </h2>
      {isError && !data ? (
        <FailedBlock title="Couldn’t load the name" onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {data ? <NameCard brand={data} /> : null}
    </section>
  )
}
