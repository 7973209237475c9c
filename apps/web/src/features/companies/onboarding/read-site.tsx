import { currentLanguage, t } from '@rise/texts'
import { Sparkles } from 'lucide-react'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { type SiteReading, useSiteReading } from './site-reading.ts'

/** Reads the site when the button is pressed; its values are suggested here and in the next steps. */
export function ReadSite({ slug, website }: { slug: string; website: string }) {
  const { found, read } = useSiteReading(slug)
  return (
    <div className="flex flex-col gap-3">
      <div>
        <Button icon={<Sparkles size={16} aria-hidden />} busy={read.isPending} onClick={() => read.mutate(website)}>
          {t('Read my site')}
        </Button>
      </div>
      {read.error ? <Notice tone="warning">{read.error.message}</Notice> : null}
      <p role="status" className="text-small text-muted">
        {read.isPending ? t('We’re reading your site. This can take up to half a minute.') : found && summaryOf(found)}
      </p>
    </div>
  )
}

/** Returns a summary of the reading in words; the steps show its details. */
function summaryOf(reading: SiteReading): string {
  const { companyName, tagline, story, links, places, foundingYear, logo, cover, color } = reading
  const contents: [isKnown: boolean, name: string][] = [
    [companyName !== null, t('name', 'within a sentence')],
    [tagline !== null, t('tagline', 'within a sentence')],
    [links.length > 0, t('profiles', 'within a sentence')],
    [logo !== null, t('logo', 'within a sentence')],
    [cover !== null, t('cover', 'within a sentence')],
    [color !== null, t('color', 'within a sentence')],
    [story !== null, t('story', 'within a sentence')],
    [places.length > 0, t('place', 'within a sentence')],
    [foundingYear !== null, t('founding year', 'within a sentence')],
  ]
  const names = contents.flatMap(([isKnown, name]) => (isKnown ? [name] : []))
  if (names.length === 0) {
    return t('We could read your site, but found nothing we can use. Fill in the fields yourself.')
  }
  const list = new Intl.ListFormat(currentLanguage()).format(names)
  return t('We found your {list}. We’ll suggest each at its step.', { list })
}
