import { currentLanguage, type Message, msg, t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../app/base/settings.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { facetsQuery, jobsHref } from '../jobs/index.ts'

const SHOWN_COUNT = 4

/**
 * The name for the people of a department, by its slug. A department without a single name for its people is left out.
 */
const people: Readonly<Record<string, Message>> = {
  engineering: msg('engineers', 'in a list: for engineers, designers and nurses'),
  data: msg('analysts', 'in a list: for engineers, designers and nurses'),
  design: msg('designers', 'in a list: for engineers, designers and nurses'),
  marketing: msg('marketers', 'in a list: for engineers, designers and nurses'),
  support: msg('support agents', 'in a list: for engineers, designers and nurses'),
  finance: msg('accountants', 'in a list: for engineers, designers and nurses'),
  people: msg('recruiters', 'in a list: for engineers, designers and nurses'),
  legal: msg('lawyers', 'in a list: for engineers, designers and nurses'),
  content: msg('writers', 'in a list: for engineers, designers and nurses'),
  education: msg('teachers', 'in a list: for engineers, designers and nurses'),
  healthcare: msg('nurses', 'in a list: for engineers, designers and nurses'),
  science: msg('scientists', 'in a list: for engineers, designers and nurses'),
  manufacturing: msg('technicians', 'in a list: for engineers, designers and nurses'),
  logistics: msg('drivers', 'in a list: for engineers, designers and nurses'),
  hospitality: msg('cooks', 'in a list: for engineers, designers and nurses'),
}

/** The kinds of people whose departments have the most jobs, each as a link to these jobs. */
export function KindsOfPeople() {
  const { data: facets } = useQuery(facetsQuery(useApi(), 'all'))
  const departments = (facets?.departments ?? []).filter(({ jobs }) => jobs > 0)
  const named = departments.flatMap(({ slug }) => {
    const name = people[slug]
    return name === undefined ? [] : [[t(name), slug] as const]
  })
  const slugs = new Map(named.slice(0, SHOWN_COUNT))
  if (slugs.size < 2) return null
  const parts = listFormat().formatToParts([...slugs.keys()])
  return (
    <p className="mt-3 text-small text-muted">
      {rich('For {people}', {
        people: (
          <>
            {parts.map(({ type, value }, index) =>
              type === 'element' ? (
                <TextLink
                  key={value}
                  to={jobsHref({ category: slugs.get(value) })}
                  look="plain"
                  className="hit-target relative font-medium text-text underline decoration-control underline-offset-4 hover:decoration-current"
                >
                  {value}
                </TextLink>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the separators have no other identity
                <span key={index}>{value}</span>
              ),
            )}
          </>
        ),
      })}
    </p>
  )
}

/** Lists in English are British, as everywhere in the product: without a comma before the last item. */
function listFormat(): Intl.ListFormat {
  const language = currentLanguage()
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' })
}
