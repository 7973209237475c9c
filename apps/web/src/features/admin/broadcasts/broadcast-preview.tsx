import { t } from '@rise/texts'
import { Bell } from 'lucide-react'
import { Card } from '../../../ui/base/card.tsx'
import { IconMark } from '../../../ui/states/icon-mark.tsx'

/** A notification as members will see it in their list. */
export function BroadcastPreview({ title, text }: { title: string; text: string }) {
  return (
    <Card as="section" aria-labelledby="preview-title" className="flex flex-col gap-3">
      <h3 id="preview-title" className="text-small font-medium text-muted">
        {t('Preview')}
      </h3>
      <div className="flex items-start gap-3">
        <IconMark>
          <Bell size={20} />
        </IconMark>
        <div className="min-w-0 grow">
          <p className="wrap-anywhere">{title.trim() || t('Your title')}</p>
          {text.trim() ? <p className="whitespace-pre-line text-muted wrap-anywhere">{text.trim()}</p> : null}
          <p className="text-small text-subtle">{t('just now')}</p>
        </div>
      </div>
    </Card>
  )
}
