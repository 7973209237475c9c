import { msg, t } from '@rise/texts'
import { TextLink } from '../../../ui/base/link.tsx'

const places = [
  {
    to: '/admin/activity',
    name: msg('Word filter'),
    text: msg('Words that posts and messages can’t have, or that wait for review.'),
  },
  { to: '/admin/plans', name: msg('Plans and prices'), text: msg('Who has which plan, and what it costs.') },
  {
    to: '/admin/cms',
    name: msg('Pages and footer'),
    text: msg('Privacy, terms, pages of your own and announcements.'),
  },
  {
    to: '/admin/emails',
    name: msg('Emails'),
    text: msg('Every email as members get it, and which addresses get none.'),
  },
]

/** Settings that have a page of their own. */
export function ElsewhereSection() {
  return (
    <section aria-labelledby="elsewhere-title">
      <h2 id="elsewhere-title" className="text-h2">
        {t('More settings')}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {places.map(({ to, name, text }) => (
          <li key={to}>
            <TextLink to={to}>{t(name)}</TextLink>
            <p className="text-small text-muted">{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
