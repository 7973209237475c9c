import type { PortfolioCase } from '@rise/contract/portfolio/shapes'
import { t } from '@rise/texts'
import { TextLink } from '../../ui/base/link.tsx'
import { Avatar } from '../../ui/marks/avatar.tsx'
import { memberName } from '../connections/index.ts'

/** The contributors who agreed to be named. */
export function PeopleOfCase({ people }: Pick<PortfolioCase, 'people'>) {
  if (people.length === 0) return null
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="text-body">
        {t('People who made it')}
      </h2>
      <ul className="mt-3 flex flex-col gap-3">
        {people.map(({ part, ...person }) => {
          const name = memberName({ ...person, role: 'professional', companyName: null })
          return (
            <li key={person._id} className="flex items-center gap-3">
              <Avatar name={name} photo={person.photo} size={40} />
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">
                  <TextLink to={`/professional/${person.slug}`} look="plain">
                    {name}
                  </TextLink>
                </p>
                {part ? <p className="text-small text-muted wrap-anywhere">{part}</p> : null}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
