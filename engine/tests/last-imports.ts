import { afterAll, vi } from 'vitest'

// A card that is drawn starts to import what it would show later. Files that share a process share modules, so an import cut off at the end of
// one file would fail in the next.
afterAll(() => vi.dynamicImportSettled())
