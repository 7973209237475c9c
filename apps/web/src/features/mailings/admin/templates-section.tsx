import type { MailPurpose } from '@rise/contract/mailings/kinds'
import type { EmailTemplateShape } from '@rise/contract/mailings/shapes'
import { type Message, msg, t } from '@rise/texts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Checkbox } from '../../../ui/base/checkbox.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { Badge } from '../../../ui/marks/badge.tsx'

const FIRST_TEMPLATE = 'confirm-address'
const looks = {
  light: msg('Light', 'a theme'),
  dark: msg('Dark', 'a theme'),
  text: msg('Text'),
}
type Look = keyof typeof looks
const purposeNames: Readonly<Record<MailPurpose, Message>> = {
  news: msg('News', 'emails about more than the account'),
  service: msg('Service', 'emails about the account'),
}

/** Every template with sample data: in both themes and as text, and as a test to the admin's own mailbox. */
export function TemplatesSection() {
  const {
    data: templates,
    isError,
    isFetching,
    refetch,
  } = useQuery(queryOf(useApi(), 'GET /api/v1/admin/emails/templates'))
  const [name, setName] = useState(FIRST_TEMPLATE)
  return (
    <section aria-labelledby="templates-title" className="flex flex-col gap-4">
      <h2 id="templates-title" className="text-h2">
        {t('Templates', 'of emails')}
      </h2>
      {isError && !templates ? (
        <FailedBlock title={t('Couldn’t load the templates')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {templates ? (
        <Card className="flex flex-col gap-4">
          <Select label={t('Email')} value={name} onChange={(event) => setName(event.target.value)}>
            {groupsOf(templates).map(([purpose, group]) => (
              <optgroup key={purpose} label={t(purposeNames[purpose])}>
                {group.map((one) => (
                  <option key={one.name} value={one.name}>
                    {one.subject}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
          <Preview key={name} name={name} />
        </Card>
      ) : null}
    </section>
  )
}

function groupsOf(templates: readonly EmailTemplateShape[]) {
  return (['service', 'news'] as const).map(
    (purpose) => [purpose, templates.filter((one) => one.purpose === purpose)] as const,
  )
}

function Preview({ name }: { name: string }) {
  const api = useApi()
  const user = useCurrentUser()
  const { data, isError, isFetching, refetch } = useQuery(
    queryOf(api, 'GET /api/v1/admin/emails/templates/{name}', { params: { name } }),
  )
  const [look, setLook] = useState<Look>('light')
  const test = useMutation({
    mutationFn: () => api('POST /api/v1/admin/emails/templates/{name}/test', { params: { name } }),
    onSuccess: () =>
      showToast({
        kind: 'success',
        title: user ? t('We’ve sent it to {email}.', { email: user.email }) : t('We’ve sent it to you.'),
      }),
    onError: ({ message }) => showToast({ kind: 'failure', title: message }),
  })
  if (isError && !data) {
    return <FailedBlock title={t('Couldn’t load the preview')} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) return null
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="flex min-w-0 flex-wrap items-center gap-2 text-small text-muted">
          <Badge tone={data.purpose === 'news' ? 'info' : 'neutral'}>{t(purposeNames[data.purpose])}</Badge>
          {data.purpose === 'news'
            ? t('Only for members who agreed to news.')
            : t('About the member’s own account and activity.')}
        </p>
        <Button busy={test.isPending} onClick={() => test.mutate()}>
          {t('Send test')}
        </Button>
      </div>
      <fieldset className="flex flex-wrap gap-4">
        <legend className="sr-only">{t('Show as', 'followed by light, dark and text')}</legend>
        {(Object.keys(looks) as Look[]).map((one) => (
          <Checkbox
            key={one}
            type="radio"
            name="look"
            label={t(looks[one])}
            checked={look === one}
            onChange={() => setLook(one)}
          />
        ))}
      </fieldset>
      {look === 'text' ? (
        <pre className="rounded-control bg-raised p-4 text-small break-words whitespace-pre-wrap">{data.text}</pre>
      ) : (
        <EmailFrame
          key={look}
          title={t('{look, select, dark {{subject}, dark} other {{subject}, light}}', {
            look,
            subject: data.subject,
          })}
          src={`${data.path}?theme=${look}`}
        />
      )}
    </>
  )
}

/** A frame as high as its email, which runs no script. A change of the window's width breaks the email's lines again. */
function EmailFrame({ title, src }: { title: string; src: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const fit = () => setHeight(heightOf(frame.current))
    window.addEventListener('resize', fit)
    return () => window.removeEventListener('resize', fit)
  }, [])
  return (
    <div className="overflow-hidden rounded-control border border-line">
      <iframe
        ref={frame}
        title={title}
        src={src}
        sandbox="allow-same-origin"
        onLoad={({ currentTarget }) => setHeight(heightOf(currentTarget))}
        className="block w-full"
        style={{ height: height ?? '30rem' }}
      />
    </div>
  )
}

function heightOf(frame: HTMLIFrameElement | null): number | undefined {
  return frame?.contentDocument?.body.offsetHeight
}
