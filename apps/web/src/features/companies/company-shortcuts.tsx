import { companyList } from '@rise/contract/companies/list'
import type { ViewOf } from '@rise/contract/list'
import type { Resume } from '@rise/contract/resumes/shapes'
import { placeInText } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { ChipLink } from '../../ui/base/chip.tsx'

type View = ViewOf<typeof companyList>

interface Props {
  readonly view: View
  /** The places with the most companies in the list; undefined while unknown. */
  readonly places: readonly { readonly value: string; readonly name: string }[] | undefined
}

const PLACES = 2

/**
 * The filters that most people begin with, each as a link that turns it on or off. A professional's own city is the
 * last one, because it is loaded later and must not move the others. On phones, the links are in one line that scrolls.
 */
export function CompanyShortcuts({ view, places = [] }: Props) {
  const city = useOwnCity()
  const shortcuts: readonly { label: string; name: keyof View; value: string }[] = [
    { label: t('Hiring now'), name: 'hiring', value: 'true' },
    { label: t('Answers fast'), name: 'answers', value: 'fast' },
    { label: t('Startups'), name: 'size', value: 'Startup' },
    ...places
      .slice(0, PLACES)
      .map(
        (place) =>
          ({ label: t('In {place}', { place: placeInText(place.name) }), name: 'place', value: place.value }) as const,
      ),
    ...(city ? [{ label: t('Near me, in {city}', { city }), name: 'place', value: city } as const] : []),
  ]
  return (
    <ul
      aria-label={t('Shortcuts', 'to filters')}
      className="mt-6 flex min-h-8 gap-2 max-sm:-mx-gutter max-sm:overflow-x-auto max-sm:px-gutter sm:flex-wrap"
    >
      {shortcuts.map(({ label, name, value }) => {
        const isChosen = view[name] === value
        return (
          <li key={label} className="shrink-0">
            <ChipLink to={companyList.href({ ...view, [name]: isChosen ? '' : value })} selected={isChosen}>
              {label}
            </ChipLink>
          </li>
        )
      })}
    </ul>
  )
}

/** Returns the city in a professional's own story; undefined for others and until it is loaded. */
function useOwnCity(): string | undefined {
  const user = useCurrentUser()
  const { data } = useQuery({ ...queryOf(useApi(), 'GET /api/v1/story'), enabled: user?.role === 'professional' })
  const resume = data?.resume as Resume | undefined
  return resume?.basics?.location?.city || undefined
}
