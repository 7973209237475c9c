import { t } from '@rise/texts'
import type { ReactNode } from 'react'
import type { ApiError } from '../../../app/base/api.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'

/** Says why an emailed link failed, and offers a new one, or another try if the server didn't respond. */
export function MailedLinkFailed(props: { error: ApiError; onRetry: () => void; children: ReactNode }) {
  const { error } = props
  const isRefused = error.status >= 400 && error.status < 500 && error.status !== 429
  return (
    <Notice
      tone="danger"
      title={isRefused ? refusedTitle(error) : t('Something went wrong')}
      action={isRefused ? props.children : <Button onClick={props.onRetry}>{t('Try again')}</Button>}
    >
      {error.message}
    </Notice>
  )
}

function refusedTitle({ code }: ApiError): string {
  return code === 'link-incomplete' ? t('This link isn’t complete') : t('This link no longer works')
}
