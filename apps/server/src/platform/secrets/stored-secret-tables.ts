declare module '../database/tables.ts' {
  interface Tables {
    kept_secret: {
      name: string
      value: string
    }
  }
}

export type {}
