import type { Company } from '@rise/contract/companies/shapes'
import { layoffList } from '@rise/contract/layoffs/list'
import { TextLink } from '../../ui/base/link.tsx'
import { dayInWords, peopleInWords } from './layoff-words.ts'
import { layoffHref } from './tracker-address.ts'

/** The layoffs that are linked to a company, on its page. Nothing without any. */
export function CompanyLayoffs({ company: { slug, companyName, layoffs } }: { company: Company }) {
  if (layoffs.length === 0) return null
  return (
    <section>
      <h2 className="text-body">Layoffs</h2>
      <ul className="mt-3 flex flex-col gap-2 text-small">
        {layoffs.map(({ slug: layoff, date, number, share }) => (
          <li key={layoff}>
            <TextLink to={layoffHref(layoff)}>{dayInWords(date)}</TextLink>
            <span className="text-muted tabular-nums">
              {number === null ? '' : ` · ${peopleInWords(number)}`}
              {share === null ? '' : ` · ${share}%`}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small">
        <TextLink look="quiet" to={layoffList.href({ company: slug })}>
          All layoffs at {companyName}
        </TextLink>
      </p>
    </section>
  )
}
