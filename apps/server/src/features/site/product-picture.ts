import { SLOGAN } from '@rise/contract/site/words'
import { t } from '@rise/texts'
import { linkPicture } from '../../platform/link-picture/link-picture.ts'

/** The picture for links to pages without one of their own: the slogan, and the installation's mark and name. */
export const productPicture = linkPicture('/link-preview.png', async () => ({
  facts: {
    title: t(SLOGAN),
    kind: '',
    owner: '',
    lead: '',
    figure: '',
    detail: 'Open jobs and the companies behind them, with the source of every fact.',
    isProduct: true,
  },
  picture: null,
  canonical: '/',
}))
