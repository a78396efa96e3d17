/** Whether a name that comes from an address or from what is stored is one of these: a tax year or a rule set that there is. */
export const isNameIn = <Names extends object>(name: string | null | undefined, names: Names): name is keyof Names & string =>
  Object.hasOwn(names, name ?? '')
