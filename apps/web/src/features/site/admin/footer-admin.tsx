import { LONGEST_LINK_LABEL, LONGEST_LINK_TARGET, MOST_FOOTER_LINKS } from '@rise/contract/site/frame/limits'
import type { SiteFooter, SiteLink } from '@rise/contract/site/frame/shapes'
import { t } from '@rise/texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { invalidate, presentVersion, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useVersionedForm, type VersionedForm } from '../../../app/forms/use-versioned-form.ts'
import { VersionedFormShell } from '../../../app/forms/versioned-form-shell.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { siteKeys } from '../queries.ts'

interface Values {
  readonly links: readonly SiteLink[]
}

/** The installation's own links in the footer. */
export function FooterAdmin() {
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = useQuery(
    queryOf(useApi(), 'GET /api/v1/admin/site-footer', {}, presentVersion),
  )
  return (
    <section aria-labelledby="footer-title" className="flex flex-col gap-4">
      <div>
        <h2 id="footer-title" className="text-h2">
          {t('Footer links')}
        </h2>
        <p className="text-small text-muted">{t('Every page shows them after Privacy and Terms.')}</p>
      </div>
      {isError && !data ? (
        <FailedBlock title={t('Couldn’t load the links')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {data && isFetchedAfterMount ? <FooterForm footer={data} /> : null}
    </section>
  )
}

function FooterForm({ footer }: { footer: SiteFooter }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const withId = (now: SiteFooter) => ({ ...now, _id: 'footer' })
  const form = useVersionedForm({
    name: 'site-footer',
    saved: withId(footer),
    pick: ({ links }: SiteFooter): Values => ({ links }),
    toBody: ({ links }: Values) => ({ links: links.map((link) => ({ ...link })) }),
    schema: async () => (await import('../form-schemas.ts')).formSchemas.footer,
    conflictCode: 'footer-changed',
    async send(body) {
      const { result } = await api('PUT /api/v1/admin/site-footer', { body })
      void invalidate(queryClient, siteKeys)
      return withId(result)
    },
    latest: async () =>
      withId(
        await queryClient.fetchQuery({
          ...queryOf(api, 'GET /api/v1/admin/site-footer', {}, presentVersion),
          staleTime: 0,
        }),
      ),
  })
  const { links } = form.values
  return (
    <VersionedFormShell
      form={form}
      label={t('Footer links')}
      changedElsewhere={t('Your footer was changed elsewhere while you were editing')}
      saveLabel={t('Save links')}
    >
      {links.length === 0 ? (
        <p className="text-muted">
          {t('No links of your own yet. Add one to a page you wrote, or to a site elsewhere.')}
        </p>
      ) : (
        <ol className="flex flex-col gap-2">
          {links.map((_, index) => (
            // While it is edited, a link has no id other than its position.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              <LinkFields form={form} index={index} />
            </li>
          ))}
        </ol>
      )}
      {links.length < MOST_FOOTER_LINKS ? (
        <Button
          className="self-start"
          icon={<Plus size={16} aria-hidden />}
          onClick={() => form.set({ links: [...links, { label: '', to: '' }] })}
        >
          {t('Add link')}
        </Button>
      ) : (
        <p className="text-small text-muted">
          {t('You have {most} links, the most there can be.', { most: MOST_FOOTER_LINKS })}
        </p>
      )}
    </VersionedFormShell>
  )
}

function LinkFields({ form, index }: { form: VersionedForm<Values>; index: number }) {
  const { links } = form.values
  const link = links[index] ?? { label: '', to: '' }
  const number = index + 1
  const change = (part: Partial<SiteLink>) =>
    form.set({ links: links.map((one, at) => (at === index ? { ...one, ...part } : one)) })
  const move = (by: number) => form.set({ links: links.toSpliced(index, 1).toSpliced(index + by, 0, link) })
  return (
    <Card className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto]">
      <TextField
        label={t('Label of link {number}', { number })}
        maxLength={LONGEST_LINK_LABEL}
        {...form.field(`links.${index}.label`)}
        value={link.label}
        onChange={({ target }) => change({ label: target.value })}
      />
      <TextField
        label={t('Address of link {number}', { number })}
        placeholder={t('/pages/about or https://…')}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST_LINK_TARGET}
        {...form.field(`links.${index}.to`)}
        value={link.to}
        onChange={({ target }) => change({ to: target.value })}
      />
      <div className="flex gap-1 sm:pt-8">
        <IconButton label={t('Move link {number} up', { number })} disabled={index === 0} onClick={() => move(-1)}>
          <ArrowUp size={16} aria-hidden />
        </IconButton>
        <IconButton
          label={t('Move link {number} down', { number })}
          disabled={index === links.length - 1}
          onClick={() => move(1)}
        >
          <ArrowDown size={16} aria-hidden />
        </IconButton>
        <IconButton
          label={t('Remove link {number}', { number })}
          tip="end"
          onClick={() => form.set({ links: links.toSpliced(index, 1) })}
        >
          <Trash2 size={16} aria-hidden />
        </IconButton>
      </div>
    </Card>
  )
}
