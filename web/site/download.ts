/** Hands a file to the browser. It comes from the page itself, and nothing is fetched. */
export function download(content: BlobPart, type: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
