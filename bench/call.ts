/* Calls of the program as anybody could make them, with their cookie. */

export interface Answer<Data> {
  /** What the answer set, ready to be sent back. */
  readonly cookie: string;
  readonly data: Data;
}

/** @throws Error with the program's message when it refuses */
export async function post<Data = { id: number }>(
  url: string,
  body: object,
  cookie = '',
): Promise<Answer<Data>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  const { code, message, data } = (await answer.json()) as { code: number; message: string; data: Data };
  if (code !== 200) throw new Error(`${url}: ${message}`);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { cookie: cookies.join('; '), data };
}

export function logIn(url: string, side: 'admin' | 'user', account: string, password: string) {
  return post(`${url}/javaplus/${side}/login/login`, { account, password });
}
