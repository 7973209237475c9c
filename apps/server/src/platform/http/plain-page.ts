import { currentLanguage, t } from '@rise/texts'

/**
 * Returns a self-contained page in the current language for when the web app can't render one. `title` and `text` are
 * our own and need no escaping.
 *
 * @param prefix the prefix of the language's addresses
 */
export function plainPage(title: string, text: string, prefix = ''): string {
  return `<!doctype html><html lang="${currentLanguage()}"><meta charset="utf-8"><meta name="robots" content="noindex">
<title>${title}</title><body style="font-family:system-ui;margin:4rem auto;max-width:32rem;padding:0 1rem">
<h1>${title}</h1><p>${text}</p><p><a href="${prefix || '/'}">${t('GO TO HOME PAGE')}</a></p>`
}
