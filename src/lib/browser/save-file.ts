/** Gives the member a file to keep, by the browser's own way of saving. @param type its media type */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // A browser may read it only after the press is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
