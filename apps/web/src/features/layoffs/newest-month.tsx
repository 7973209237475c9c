import { layoffList } from '@rise/contract/layoffs/list'
import type { LayoffFigures } from '@rise/contract/layoffs/shapes'
import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { Api } from '../../app/base/api.ts'
import type { AppContext } from '../../app/base/app-context.ts'
import { keyOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Card, CardLink } from '../../ui/base/card.tsx'
import { fullMonthInWords } from './layoff-words.ts'

interface NewestMonth {
  readonly month: LayoffFigures['months'][number] | null
  /** Whether some sources state no number. */
  readonly isIncomplete: boolean
  /** Companies with open jobs. */
  readonly hiring: number
}

/** The query for the few figures that the home page shows. */
function newestMonthQuery(api: Api) {
  return queryOptions({
    queryKey: [...keyOf('GET /api/v1/layoff-figures'), 'newest month'],
    queryFn: async (): Promise<NewestMonth> => {
      const [{ result: figures }, { result: companies }] = await Promise.all([
        api('GET /api/v1/layoff-figures', {}),
        api('GET /api/v1/company-counts', {}),
      ])
      return {
        month: figures.months.at(-1) ?? null,
        isIncomplete: figures.withoutNumber > 0,
        hiring: companies.hiring.options.find(({ value }) => value === 'true')?.companies ?? 0,
      }
    },
    staleTime: 5 * 60_000,
  })
}

/**
 * A part of the home page: a sentence on the newest month with layoffs, and the number of companies that hire. Renders
 * nothing without layoffs.
 */
export function NewestLayoffMonth() {
  const { data } = useQuery(newestMonthQuery(useApi()))
  if (!data?.month) return null
  const { month, isIncomplete, hiring } = data
  return (
    <section aria-labelledby="layoffs">
      <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:p-8">
        <div className="min-w-0">
          <h2 id="layoffs" className="text-h2">
            <CardLink to={layoffList.path}>{monthInWords(month, isIncomplete)}</CardLink>
          </h2>
          {hiring > 0 ? (
            <p className="mt-1 text-body text-muted">
              {t(
                '{hiring, plural, one {One company here is hiring now.} other {{count} companies here are hiring now.}}',
                { hiring, count: formatInteger(hiring) },
              )}
            </p>
          ) : null}
        </div>
        <span aria-hidden className="inline-flex items-center gap-2 text-small font-semibold text-brand">
          {t('Layoff tracker')} <ArrowRight size={16} className="rtl:-scale-x-100" />
        </span>
      </Card>
    </section>
  )
}

function monthInWords({ month, people, layoffs }: NonNullable<NewestMonth['month']>, isIncomplete: boolean): string {
  const when = fullMonthInWords(month)
  if (people === 0) {
    return t('{layoffs, plural, one {One layoff in {when}.} other {{count} layoffs in {when}.}}', {
      layoffs,
      count: formatInteger(layoffs),
      when,
    })
  }
  const count = formatInteger(people)
  return isIncomplete
    ? t(
        'At least {people, plural, one {{count} person was laid off in {when}.} other {{count} people were laid off in {when}.}}',
        { people, count, when },
      )
    : t(
        '{people, plural, one {{count} person was laid off in {when}.} other {{count} people were laid off in {when}.}}',
        { people, count, when },
      )
}

export function loadNewestLayoffMonth({ api, queryClient }: AppContext): Promise<unknown> {
  return queryClient.ensureQueryData(newestMonthQuery(api))
}
