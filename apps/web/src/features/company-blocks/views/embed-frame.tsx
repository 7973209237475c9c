import { type EmbedRef, embedOf } from '@rise/contract/company-blocks/embeds/kinds'
import { t } from '@rise/texts'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { TextLink } from '../../../ui/base/link.tsx'

const shapes = { wide: 'aspect-[16/9]', tall: 'aspect-[4/5]', strip: 'h-[22rem]' }

/**
 * Content of another site. Nothing is loaded before a reader requests it. The content then runs in a frame that can't
 * navigate the page or use a camera.
 */
export function EmbedFrame({ embed, title }: { embed: EmbedRef; title: string }) {
  const [isShown, setIsShown] = useState(false)
  const [isLoaded, setIsLoaded] = useState(false)
  const { name, frame, page, shape, anyPage, sandbox } = embedOf(embed)
  const label = title || t('From {provider}', { provider: name })
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-raised">
      {isShown ? (
        <div className="relative">
          {isLoaded ? null : (
            <p role="status" className="absolute inset-0 flex items-center justify-center p-4 text-small text-muted">
              {t('Loading from {provider} …', { provider: name })}
            </p>
          )}
          <iframe
            // The pressed button is unmounted: the keyboard focus moves to the frame.
            ref={focusFrame}
            src={frame}
            title={label}
            sandbox={sandbox}
            allow={anyPage ? '' : 'fullscreen; encrypted-media'}
            referrerPolicy="strict-origin"
            className={cx('relative block w-full', shapes[shape])}
            onLoad={() => setIsLoaded(true)}
          />
        </div>
      ) : (
        <div
          className={cx('flex max-h-[22rem] flex-col items-center justify-center gap-3 p-4 text-center', shapes[shape])}
        >
          <Button
            icon={<Play size={16} aria-hidden />}
            aria-label={t('Load from {provider}: {title}', { provider: name, title: label })}
            className="noscript:hidden"
            onClick={() => setIsShown(true)}
          >
            {t('Load from {provider}', { provider: name })}
          </Button>
          <p className="max-w-dialog text-small text-muted">
            {t('Loading it tells {provider} that you’re here. Until then, nothing of it is on this page.', {
              provider: name,
            })}
          </p>
          <TextLink to={page} className="text-small">
            {t('Open on {provider}', { provider: name })}
          </TextLink>
        </div>
      )}
      {isShown ? (
        // The link to the provider's page is always shown, because a provider that doesn't answer or refuses frames
        // can't be detected from here.
        <figcaption className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line p-3 text-small text-muted">
          {anyPage ? (
            <span>{t('Anyone can publish on {provider}. Never enter a password here.', { provider: name })}</span>
          ) : null}
          <TextLink to={page}>{t('Open on {provider}', { provider: name })}</TextLink>
        </figcaption>
      ) : null}
    </figure>
  )
}

const focusFrame = (frame: HTMLIFrameElement | null) => frame?.focus()
