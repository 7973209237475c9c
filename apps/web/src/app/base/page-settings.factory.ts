import type { PageSettings } from '@rise/contract/page-renderer'

/** The settings of an installation, for tests. */
export const pageSettings: PageSettings = {
  productName: 'Rise',
  languages: ['en'],
  publicUrl: 'http://rise.test',
  staging: undefined,
  socialLinks: [],
  outbox: false,
}
