/** A module that is compiled from the tables, as it is imported. */
const GENERATED = /(?<=\/)generated(?=\/)/

/** What a module is imported as, where the tables are read with the tax years that no page shows yet. */
export const asEnactedModule = (source: string): string => source.replace(GENERATED, 'generated-as-enacted')
