/**
 * Reads a response as text, and no more of it than `maxBytes`.
 * @throws {Error} when it is longer, or the connection breaks
 */
export async function readLimitedText({ body }: Response, maxBytes: number): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) return text + decoder.decode();
    bytes += value.length;
    if (bytes > maxBytes) {
      await reader?.cancel();
      throw new Error('The response is too long');
    }
    text += decoder.decode(value, { stream: true });
  }
}
