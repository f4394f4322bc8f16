import { describe, expect, it } from "vitest";
import { rolesOf } from "../render/shown.ts";
import { converse } from "./conversation.fixture.ts";

/** Each file has ids of its own. */
const drawn = (svg: string) => svg.replaceAll(/ (?:id|aria-labelledby)="[^"]*"/gu, "");

describe("F2: what is asked for on dark grounds leaves the light ones as they are", () => {
  it.each([
    ["Logo for Kestrel Yard, a kestrel, navy", "Sur fond sombre, le nom en blanc", "letters"],
    ["Logo for Kestrel Yard, a kestrel, navy", "on dark backgrounds the kestrel should be white", "mark"],
    ["Лого «Сойка», сойка, бирюзовый", "На тёмном фоне сделай название белым", "letters"],
    ["카페 ‘달무리’ 로고, 초승달, 보라색", "어두운 배경에서 이름을 흰색으로", "letters"],
  ] as const)("%s – %s", async (first, prompt, part) => {
    const [made, parent] = await converse(first, prompt);
    const { palette } = made.design;
    expect([...rolesOf(made.design, part)].map((role) => palette.dark[role])).toContain("#ffffff");
    expect(drawn(made.assets.logo_svg)).toBe(drawn(parent!.assets.logo_svg));
    expect(drawn(made.assets.logo_svg_dark)).not.toBe(drawn(parent!.assets.logo_svg_dark));
    expect(made.report.changed).toEqual(["colours"]);
    expect(made.report.understood[0]?.led_to).toContain("#ffffff");
    expect(made.report.unmet).toEqual([]);
  });
});
