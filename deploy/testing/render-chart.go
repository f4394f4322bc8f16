// Renders the chart with Go's own templates and the functions that Helm adds to them (sprig), as `helm template` does, for the
// test that compares. Reads {"Values": …, "Release": …} from standard input; takes the templates' folder.
package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"text/template"

	"github.com/Masterminds/sprig"
)

func main() {
	var scope map[string]interface{}
	if err := json.NewDecoder(os.Stdin).Decode(&scope); err != nil {
		panic(err)
	}
	files, err := filepath.Glob(filepath.Join(os.Args[1], "*.yaml"))
	if err != nil {
		panic(err)
	}
	rendered := map[string]string{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			panic(err)
		}
		made := template.Must(template.New(file).Funcs(sprig.TxtFuncMap()).Option("missingkey=error").Parse(string(text)))
		out, err := os.CreateTemp("", "rendered")
		if err != nil {
			panic(err)
		}
		if err := made.Execute(out, scope); err != nil {
			panic(err)
		}
		written, err := os.ReadFile(out.Name())
		if err != nil {
			panic(err)
		}
		os.Remove(out.Name())
		rendered[filepath.Base(file)] = string(written)
	}
	json.NewEncoder(os.Stdout).Encode(rendered)
}
