import type { Company } from '@rise/contract/companies/shapes'
import { layoffList } from '@rise/contract/layoffs/list'
import { t } from '@rise/texts'
import { Facts } from '../../ui/base/facts.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { dayInWords, peopleInWords, shareInWords } from './layoff-words.ts'
import { layoffHref } from './tracker-address.ts'

/** The layoffs that are linked to a company, on its page. Renders nothing if there are none. */
export function CompanyLayoffs({ company: { slug, companyName, layoffs } }: { company: Company }) {
  if (layoffs.length === 0) return null
  return (
    <section>
      <h2 className="text-body">{t('Layoffs')}</h2>
      <ul className="mt-3 flex flex-col gap-2 text-small">
        {layoffs.map(({ slug: layoff, date, number, share }) => (
          <li key={layoff} className="text-muted tabular-nums">
            <Facts>
              <TextLink to={layoffHref(layoff)}>{dayInWords(date)}</TextLink>
              {number === null ? null : peopleInWords(number)}
              {share === null ? null : shareInWords(share)}
            </Facts>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small">
        <TextLink look="quiet" to={layoffList.href({ company: slug })}>
          {t('All layoffs at {company}', { company: companyName })}
        </TextLink>
      </p>
    </section>
  )
}
