declare module './tables.ts' {
  interface Tables {
    kept_secret: {
      name: string
      value: string
    }
  }
}

export type {}
