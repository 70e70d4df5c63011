/** Tables that are kept in this browser alone, each as the document its server gave. */

const NAME = "abyssal-solo";
const TABLES = "tables";

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(TABLES);
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => failed(opening.error ?? new Error(NAME));
  });
}

async function within<T>(
  mode: IDBTransactionMode,
  work: (tables: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((done, failed) => {
      const transaction = database.transaction(TABLES, mode);
      const request = work(transaction.objectStore(TABLES));
      transaction.oncomplete = () => done(request.result);
      transaction.onabort = () => failed(transaction.error ?? new Error(TABLES));
    });
  } finally {
    database.close();
  }
}

export const documents = (): Promise<string[]> =>
  within("readonly", (tables) => tables.getAll() as IDBRequest<string[]>);

/** Keep a table, or forget it where there is no document. */
export async function keep(table: string, document: string): Promise<void> {
  if (document) await within("readwrite", (tables) => tables.put(document, table));
  else await within("readwrite", (tables) => tables.delete(table));
}
