import { msg, t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { Card, CardLink } from '../../ui/base/card.tsx'
import { Facts } from '../../ui/base/facts.tsx'
import { Badge } from '../../ui/marks/badge.tsx'
import { casePath } from './case-address.ts'

const states = {
  asked: { tone: 'brand', word: msg('Asks to name you') },
  agreed: { tone: 'success', word: msg('Names you') },
  declined: { tone: 'neutral', word: msg('Declined', 'someone who is to be named in a case') },
} as const

/**
 * Other members' cases that name the member, or ask for consent to. Each links to the page where the member can answer.
 * Renders nothing if there are none.
 */
export function NamedIn() {
  const { data: cases = [] } = useQuery(queryOf(useApi(), 'GET /api/v1/portfolio-credits'))
  if (cases.length === 0) return null
  return (
    <section aria-labelledby="named-in">
      <h2 id="named-in" className="text-h2">
        {t('Cases that name you')}
      </h2>
      <ul className="mt-4 flex flex-col gap-3">
        {cases.map(({ slug, title, author, part, state }) => (
          <Card as="li" key={slug}>
            <h3 className="text-body wrap-anywhere">
              <CardLink to={casePath(author, slug)}>{title}</CardLink>
            </h3>
            <p className="text-small text-muted wrap-anywhere">
              <Facts>
                {author.name}
                {part}
              </Facts>
            </p>
            <p className="mt-2">
              <Badge tone={states[state].tone}>{t(states[state].word)}</Badge>
            </p>
          </Card>
        ))}
      </ul>
    </section>
  )
}
