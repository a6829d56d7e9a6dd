import { describe, expect, it } from "vitest";
import { offline } from "./offline-files.ts";

interface Emitted {
  fileName: string;
  source: string;
}

function workerFor(...names: string[]): Emitted {
  const written: Emitted[] = [];
  const bundle = Object.fromEntries(names.map((name) => [name, {}]));
  const { generateBundle } = offline() as unknown as {
    generateBundle(
      this: { emitFile(file: Emitted): void },
      options: unknown,
      bundle: unknown,
    ): void;
  };
  generateBundle.call({ emitFile: (file) => written.push(file) }, {}, bundle);
  expect(written.length).toBe(1);
  return written[0] as Emitted;
}

describe("the service worker", () => {
  it("keeps what every page needs, and leaves languages and alphabets to who uses them", () => {
    const { fileName, source } = workerFor(
      "assets/Front-abc.js",
      "assets/pl-abc.js",
      "assets/nunito-cyrillic-wght-normal-abc.woff2",
      "assets/nunito-latin-wght-normal-abc.woff2",
      "index.html",
    );
    expect(fileName).toBe("sw.js");
    const files = JSON.parse(source.match(/const FILES = (.*);/)?.[1] ?? "") as string[];
    expect(files).toEqual(["/assets/Front-abc.js", "/assets/nunito-latin-wght-normal-abc.woff2"]);
    expect(source).not.toContain("__SITE__");
  });

  it("has another version as soon as a file has another name", () => {
    const version = (name: string) => workerFor(name).source.match(/VERSION = "(\w+)"/)?.[1];
    expect(version("assets/Front-abc.js")).not.toBe(version("assets/Front-abd.js"));
    expect(version("assets/Front-abc.js")).toBe(version("assets/Front-abc.js"));
  });
});
