import { coverLooks, pageTabs } from '@rise/contract/company-blocks/kinds'
import { coverWords, tabWords } from '@rise/contract/company-blocks/words'
import { t } from '@rise/texts'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { Card } from '../../../ui/base/card.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { AccentField } from './accent-field.tsx'
import { changeTheme } from './changes.ts'
import type { EditedPage } from './use-page-draft.ts'

/** The look of the page: its accent color, its top, and the order of its tabs. */
export function LookSection({ page }: { page: EditedPage }) {
  const { cover, tabs } = page.draft.layout.theme
  const [status, setStatus] = useState('')

  function moveTab(at: number, by: 1 | -1): void {
    const tab = tabs[at]
    if (!tab) return
    const next = tabs.toSpliced(at, 1).toSpliced(at + by, 0, tab)
    setStatus(t('{name} is now {place} of {count}', { name: t(tabWords[tab]), place: at + by + 1, count: next.length }))
    void page.change(changeTheme({ tabs: next }))
  }

  return (
    <Card as="section" aria-labelledby="look-title" className="flex flex-col gap-4">
      <h2 id="look-title" className="text-h3">
        {t('Look', 'a noun: the design of a page')}
      </h2>
      <AccentField page={page} />
      <Select
        label={t('At the top', 'of a page')}
        value={cover}
        onChange={(event) => {
          const look = coverLooks.find((one) => one === event.target.value)
          if (look) void page.change(changeTheme({ cover: look }))
        }}
      >
        {coverLooks.map((one) => (
          <option key={one} value={one}>
            {t(coverWords[one])}
          </option>
        ))}
      </Select>
      <p className="text-small">
        <TextLink to={`/company/${page.draft.slug}/edit/edit-overview#logo-and-cover`}>
          {t('Change the cover picture')}
        </TextLink>
      </p>
      <div>
        <p id="tabs-title" className="text-small font-medium">
          {t('Order of tabs')}
        </p>
        <p role="status" className="sr-only">
          {status}
        </p>
        <ol aria-labelledby="tabs-title" className="rows mt-2">
          {tabs.map((tab, at) => (
            <li key={tab} className="flex min-h-control items-center justify-between gap-2 py-1 pr-2 pl-3 text-small">
              {t(tabWords[tab])}
              {tab === pageTabs[0] ? (
                <span className="text-caption text-muted">{t('Always first', 'a tab')}</span>
              ) : (
                <span className="flex">
                  <IconButton
                    label={t('Move {name} up', { name: t(tabWords[tab]) })}
                    tip="end"
                    aria-disabled={at === 1 || undefined}
                    onClick={() => (at > 1 ? moveTab(at, -1) : setStatus(t('It can’t go further up')))}
                  >
                    <ArrowUp size={16} aria-hidden />
                  </IconButton>
                  <IconButton
                    label={t('Move {name} down', { name: t(tabWords[tab]) })}
                    tip="end"
                    aria-disabled={at === tabs.length - 1 || undefined}
                    onClick={() => (at < tabs.length - 1 ? moveTab(at, 1) : setStatus(t('It’s last already')))}
                  >
                    <ArrowDown size={16} aria-hidden />
                  </IconButton>
                </span>
              )}
            </li>
          ))}
        </ol>
        <p className="mt-2 text-caption text-muted">{t('Tabs without blocks aren’t shown.')}</p>
      </div>
    </Card>
  )
}
