import { expect, it } from "vitest";
import { readWords } from "../text.ts";
import { weightIn } from "./weights.ts";

it.each([
  ["thin", 100],
  ["extra light", 200],
  ["semibold", 600],
  ["weight 500", 500],
  ["Schriftstärke 500", 500],
  ["dünn", 100],
  ["halbfett", 600],
  ["extrafette", 800],
  ["demi-gras", 600],
  ["graisse moyenne", 500],
  ["seminegrita", 600],
  ["extra leggero", 200],
  ["seminegrito", 600],
  ["halfvet", 600],
  ["półgruby", 600],
  ["yarı kalın", 600],
  ["orta kalınlık", 500],
  ["полужирным", 600],
  ["сверхжирный", 800],
  ["напівжирний", 600],
  ["ημίμαυρα", 600],
  ["نحيف", 100],
  ["अर्ध-मोटा", 600],
  ["極細のゴシック体", 100],
  ["아주 굵게", 800],
  ["中等字重", 500],
  ["letter height 500 px", null],
  ["weight", null],
])("R5: “%s” is the weight %s (docs/laws.md)", (text, weight) => {
  expect(weightIn(readWords(text), text)).toBe(weight);
});
