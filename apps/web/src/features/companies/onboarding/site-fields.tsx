import { useMutation } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useApi } from '../../../app/base/settings.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { TextField } from '../../../ui/base/field.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ListField } from '../../../ui/fields/list-field.tsx'
import type { PageForm } from '../page-fields.tsx'

/** The site, and values found on it: offered, never saved automatically. */
export function SiteFields({ form, slug }: { form: PageForm; slug: string }) {
  const api = useApi()
  const { values, errors } = form
  const read = useMutation({
    mutationFn: async (website: string) =>
      (await api('POST /api/v1/companies/{slug}/site-reading', { params: { slug }, body: { website } })).result,
    onSuccess: ({ website, tagline, links }) =>
      form.set({
        website,
        ...(tagline !== null && values.tagline === '' && { tagline }),
        links: [...new Set([...values.links, ...links])],
      }),
  })
  const foundName = read.data?.companyName
  return (
    <>
      <div className="flex flex-col gap-3">
        <TextField
          id={form.id('website')}
          label="Website"
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={300}
          value={values.website}
          error={errors.website}
          onChange={(event) => form.set({ website: event.target.value })}
          optional
        />
        <div>
          <Button
            icon={<Sparkles size={16} aria-hidden />}
            busy={read.isPending}
            onClick={() => read.mutate(values.website)}
          >
            Read my site
          </Button>
        </div>
        {read.error ? <Notice tone="warning">{read.error.message}</Notice> : null}
        {read.data ? (
          <div role="status">
            <Notice
              tone="success"
              action={
                foundName && foundName !== values.companyName ? (
                  <Button size="dense" onClick={() => form.set({ companyName: foundName })}>
                    Use the name {foundName}
                  </Button>
                ) : undefined
              }
            >
              We found this on your site. Correct anything that’s wrong.
            </Notice>
          </div>
        ) : null}
      </div>
      <TextField
        id={form.id('companyName')}
        label="Company name"
        maxLength={120}
        autoComplete="organization"
        value={values.companyName}
        error={errors.companyName}
        onChange={(event) => form.set({ companyName: event.target.value })}
      />
      <TextField
        id={form.id('tagline')}
        label="Tagline"
        hint="What you do and for whom, in one line."
        maxLength={160}
        value={values.tagline}
        error={errors.tagline}
        onChange={(event) => form.set({ tagline: event.target.value })}
        optional
      />
      <ListField
        id={form.id('links')}
        label="Other profiles"
        noun="link"
        hint="LinkedIn, GitHub, Instagram and so on, up to 8."
        error={errors.links}
        items={values.links}
        onChange={(links) => form.set({ links })}
        onType={(typed) => form.type('links', typed)}
        most={8}
        placeholder="https://"
        inputMode="url"
      />
    </>
  )
}
